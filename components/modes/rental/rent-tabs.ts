/** Tabs of the own rentals page, in the order of `tabIndex`. */
export const RENT_TABS = ['我出租的', '出租订单', '我租的'] as const
export const OFFERS = 0
export const RENTED = 2

/** `tabIndex` in the address; undefined without a known one. */
export const readRentTab = (text: unknown): number | undefined => {
  const tab = ['0', '1', '2'].indexOf(String(text))
  return tab < 0 ? undefined : tab
}
