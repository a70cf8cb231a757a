export interface IpPlaceProvider {
  /** City for a person to recognise, in Chinese; '' when it cannot be told. Never rejects. */
  placeOf(ip: string): Promise<string>
}
