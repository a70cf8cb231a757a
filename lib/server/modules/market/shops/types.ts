export interface Shop {
  sellerId: number
  code: string
  /** '' where its seller gave none. */
  name: string
  notice: string
}
