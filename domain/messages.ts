/** The sentences that the specification's error catalogue fixes (section 8), shared by server and pages. */
export const messages = {
  termsRequired: {
    title: "Terms Required",
    text: "Please agree to the terms and conditions to proceed.",
  },
  bookingError: {
    title: "Booking Error",
    text: "There was an error submitting your booking. Please try again or contact us directly.",
  },
  /** Internal: for logs and thrown errors, never shown. */
  bookingFailed: "Failed to submit booking",
  contactFailed: "Failed to send contact message",
  contactSent: "Thank you for your message. We will contact you soon!",
  contactError: "There was an error sending your message. Please try again.",
  answerFailed:
    "There was an error on our side. Please press once more: if your answer was recorded, this page will say so.",
} as const;
