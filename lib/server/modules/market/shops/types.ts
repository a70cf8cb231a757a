export interface Shop {
  sellerId: number
  code: string
  /** '' if the seller set none. */
  name: string
  notice: string
}
