/** The longest text of each field, in UTF-16 units, as browsers count. */
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
  email: 254,
  phone: 40,
  service: 40,
  message: 5000,
} as const;
