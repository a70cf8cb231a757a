/** Tabs of the own rentals page, in the order of `tabIndex`. */
export const RENT_TABS = ['我出租的', '出租订单', '我租的'] as const

/** `tabIndex` in the address; other values select the first tab. */
export const readRentTab = (text: unknown): number => Math.max(0, ['0', '1', '2'].indexOf(String(text)))
