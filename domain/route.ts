/** Such as "Denver International Airport to The Lodge at Vail": each address up to its first comma. */
export function shortRoute(addresses: { pickupAddress: string; dropoffAddress: string }): string {
  return `${placeOf(addresses.pickupAddress)} to ${placeOf(addresses.dropoffAddress)}`;
}

export function placeOf(address: string): string {
  const [place = ""] = address.split(",", 1);
  return place.trim() || address;
}
