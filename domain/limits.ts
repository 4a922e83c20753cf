/** The longest text that each field takes, in characters (UTF-16 code units, as browsers count). */
export const limits = {
  date: 40,
  time: 40,
  pickupAddress: 200,
  dropoffAddress: 200,
  passengers: 3,
  vehicleType: 40,
  firstName: 80,
  lastName: 80,
  cellPhone: 40,
  /** RFC 5321 gives a path 256 octets including its angle brackets. */
  email: 254,
  phone: 40,
  service: 40,
  message: 5000,
} as const;
