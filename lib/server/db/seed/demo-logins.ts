/** People of the demo data; refused in production (DEMO_LOGINS). */
export const DEMO_PHONES = {
  buyer: '13800000001',
  seller: '13800000002',
  service: '13800000003',
  admin: '13800000004',
} as const
/** Real names of the demo's buyer and seller: whoever binds a payee types them. */
export const DEMO_NAMES = { buyer: '林南山', seller: '秦秋水' } as const
export const DEMO_PASSWORD = 'demo1234'
export const DEMO_PAY_PASSWORD = '246810'

/** The platform's own shop on each distributor's site. */
export const SHOPS = [
  { distId: 1, name: '衡集自营店', phone: '13800000011' },
  { distId: 2, name: '松间自营店', phone: '13800000012' },
  { distId: 3, name: '赤鉴自营店', phone: '13800000013' },
] as const
