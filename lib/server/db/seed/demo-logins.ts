/** People of the demo data; refused in production (DEMO_LOGINS). */
export const DEMO_PHONES = {
  buyer: '13800000001',
  seller: '13800000002',
  service: '13800000003',
  admin: '13800000004',
} as const
export const DEMO_PASSWORD = 'demo1234'
export const DEMO_PAY_PASSWORD = '246810'
