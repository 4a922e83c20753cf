/** A vehicle that visitors can choose. */
export type Vehicle = {
  /** The value that requests store; do not change it when a name changes. */
  value: string;
  name: string;
  /** A second name for the same vehicle. */
  otherName?: string;
  passengers: { min: number; max: number };
  /** Room for at least this many. */
  bags?: number;
  skiSets?: number;
  /** Sample models. */
  models?: readonly string[];
  interior?: readonly string[];
  /** Why it suits a mountain road. */
  road?: readonly string[];
};

/** Every vehicle, in the order of the booking form. */
export const fleet = [
  {
    value: "executive-sedan",
    name: "Executive sedan",
    passengers: { min: 1, max: 3 },
    bags: 5,
    models: ["Mercedes S-Class", "Lucid Air", "Audi A8"],
  },
  {
    value: "premium-suv",
    name: "Premium SUV",
    passengers: { min: 1, max: 6 },
    bags: 8,
    models: ["Escalade", "BMW X7", "GLS"],
  },
  {
    value: "luxury-van",
    name: "Luxury van",
    passengers: { min: 6, max: 14 },
    bags: 15,
    skiSets: 4,
    models: ["Sprinter", "Transit Executive"],
  },
  {
    value: "stretch-limousine",
    name: "Stretch limousine",
    otherName: "Sprinter van limousine",
    passengers: { min: 1, max: 15 },
    interior: [
      "Leather seating",
      "Climate control",
      "Entertainment",
      "Bar service",
      "Privacy features",
      "Large luggage space",
    ],
    road: ["Mountain certified", "Available 24/7", "Room for skis and bags"],
  },
  {
    value: "suv-limousine",
    name: "SUV limousine",
    passengers: { min: 12, max: 14 },
    interior: ["Premium audio and video", "Climate control", "Bar"],
    road: ["All-wheel drive", "Ski racks", "Mountain certified"],
  },
] as const satisfies readonly Vehicle[];

export type VehicleValue = (typeof fleet)[number]["value"];

/** The vehicle with this stored value. */
export function findVehicle<Value extends VehicleValue>(value: Value) {
  return fleet.find((vehicle): vehicle is Extract<typeof vehicle, { value: Value }> => {
    return vehicle.value === value;
  })!;
}

/** How many people fit, for example "1-3". */
export function passengerRange({ passengers }: Vehicle): string {
  return `${passengers.min}-${passengers.max}`;
}
