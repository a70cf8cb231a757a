export interface IpPlaceProvider {
  /** City for a person to recognise, in Chinese; '未知地区' when it cannot be told. Never rejects. */
  placeOf(ip: string): Promise<string>
}
