export interface IpPlaceProvider {
  /** City in readable Chinese; '' if unknown. Never rejects. */
  placeOf(ip: string): Promise<string>
}
