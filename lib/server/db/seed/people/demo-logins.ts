import type { Role } from '@/lib/shared/staff/staff'

/** Phones of the demo users; rejected in production (DEMO_LOGINS). */
export const DEMO_PHONES = {
  buyer: '13800000001',
  seller: '13800000002',
  service: '13800000003',
  admin: '13800000004',
} as const
/** Real names of the demo's buyer and seller: needed to bind a payee. */
export const DEMO_NAMES = { buyer: '林南山', seller: '秦秋水' } as const
export const DEMO_PASSWORD = 'demo1234'
/** Base32; generates the one-time codes of all demo staff. */
export const DEMO_STAFF_SECRET = 'HENGJIDEMOSTAFFKEYHENGJIDEMOSTAF'
interface DemoStaff {
  phone: string
  nickName: string
  role: Role
  /** Distributor of the staff member; absent: the platform. */
  distId?: number
}
/** All demo users with access to the staff area. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  { phone: DEMO_PHONES.admin, nickName: '平台管理', role: 'owner' },
  { phone: DEMO_PHONES.service, nickName: '客服小禾', role: 'service' },
  { phone: '13800000005', nickName: '客服阿棠', role: 'service' },
  { phone: '13800000006', nickName: '客服小满', role: 'service' },
  { phone: '13800000021', nickName: '财务周宁', role: 'finance' },
  { phone: '13800000022', nickName: '财务许静', role: 'finance' },
  { phone: '13800000023', nickName: '审核沈一', role: 'reviewer' },
  { phone: '13800000024', nickName: '风控陆远', role: 'risk' },
  { phone: '13800000025', nickName: '运营何苗', role: 'editor' },
  { phone: '13800000026', nickName: '审计方正', role: 'auditor' },
  { phone: '13800000031', nickName: '衡集店长', role: 'owner', distId: 1 },
  { phone: '13800000032', nickName: '松间店长', role: 'owner', distId: 2 },
  { phone: '13800000033', nickName: '赤鉴店长', role: 'owner', distId: 3 },
]
export const DEMO_PAY_PASSWORD = '246810'

/** The platform's own shop on each distributor's site, named as its pages name it. */
export const SHOPS = [
  { distId: 1, name: '衡集游戏交易自营店', phone: '13800000011' },
  { distId: 2, name: '松间游戏交易自营店', phone: '13800000012' },
  { distId: 3, name: '赤鉴游戏交易自营店', phone: '13800000013' },
] as const
