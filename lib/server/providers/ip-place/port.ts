export interface IpPlaceProvider {
  /** Province and city, or a country abroad, in readable Chinese; '' if unknown. Never rejects. */
  placeOf(ip: string): Promise<string>
}
