/** Third parties for login. */
export const VENDORS = ['wechat', 'qq'] as const
export type Vendor = (typeof VENDORS)[number]

export const VENDOR_NAMES: Readonly<Record<Vendor, string>> = { wechat: '微信', qq: 'QQ' }
