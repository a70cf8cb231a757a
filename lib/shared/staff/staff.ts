/** Platform or distributor: the platform's own staff, or the staff of one distributor. */
export type House = 'platform' | 'dist'

export const ROLES = {
  owner: '负责人',
  editor: '运营',
  finance: '财务',
  supervisor: '客服主管',
  service: '客服',
  reviewer: '审核',
  risk: '风控',
  auditor: '审计',
} as const
export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]]

interface PermissionRow {
  label: string
  /** Whether it exists for the platform, for distributors, or both. */
  houses: readonly House[]
  /** In addition to the owner, who has all permissions. */
  roles: readonly Role[]
}

const BOTH = ['platform', 'dist'] as const
const PLATFORM = ['platform'] as const
/** Whoever supervises customer service may do what it does. */
const row = (label: string, houses: readonly House[], ...roles: Role[]): PermissionRow => ({
  label,
  houses,
  roles: roles.includes('service') ? ['supervisor', ...roles] : roles,
})

/** The central table of staff permissions: permission × role, and whether it exists for platform or distributors. */
export const PERMISSIONS = {
  'overview.read': row('查看概览', BOTH, 'editor', 'finance', 'service', 'reviewer', 'risk', 'auditor'),
  'orders.read': row('查看订单', BOTH, 'finance', 'service', 'risk', 'auditor'),
  'orders.export': row('导出订单', BOTH, 'finance'),
  'orders.act': row('处理订单步骤、冻结订单', BOTH, 'service'),
  'orders.rule': row('处理订单', BOTH, 'service'),
  'desk.supervise': row('客服看板、时效提醒与质检', BOTH, 'supervisor'),
  'desk.export': row('导出会话', BOTH, 'supervisor'),
  'tags.write': row('维护订单标签', PLATFORM),
  'chats.search': row('搜索聊天记录', BOTH, 'service', 'risk'),
  'disputes.rule': row('处理售后', BOTH, 'service'),
  'claims.handle': row('处理理赔', BOTH, 'service'),
  'cases.handle': row('处理工单', BOTH, 'service', 'risk'),
  'cases.legal': row('处理未成年人退款、权利人通知和司法协助', PLATFORM, 'service', 'risk'),
  'cases.export': row('导出工单', BOTH),
  'recycling.quote': row('回收报价与上架', PLATFORM, 'service'),
  'goods.check': row('上架验号', PLATFORM, 'service'),
  'merchants.review': row('暂停与恢复币商', PLATFORM, 'service', 'risk'),
  'users.read': row('查看用户', PLATFORM, 'service', 'reviewer', 'risk', 'auditor'),
  'users.export': row('导出用户', PLATFORM),
  'users.reveal': row('查看用户个人资料明文', PLATFORM, 'service', 'risk'),
  'users.freeze': row('解冻与恢复账号、强制下线', PLATFORM, 'service', 'risk'),
  'restrictions.write': row('限制账号、续期与解除', PLATFORM, 'service', 'risk'),
  'restrictions.appeals': row('处理账号限制的申诉', PLATFORM, 'service', 'reviewer', 'risk'),
  'phones.review': row('审核更换手机号', PLATFORM, 'service', 'risk'),
  'goods.review': row('审核商品', PLATFORM, 'reviewer'),
  'blacklist.review': row('审核举报与申诉', PLATFORM, 'service', 'reviewer', 'risk'),
  'withdrawals.review': row('复核提现', PLATFORM, 'finance'),
  'ledger.read': row('查看账本与对账', PLATFORM, 'finance', 'auditor'),
  'rules.write': row('修改规则与费率', PLATFORM, 'finance'),
  'games.write': row('维护游戏目录', PLATFORM, 'editor'),
  'content.write': row('发布内容', BOTH, 'editor'),
  'legal.write': row('维护协议文本', PLATFORM, 'editor'),
  'campaigns.write': row('维护活动', BOTH, 'editor'),
  'brand.write': row('装修站点', BOTH, 'editor'),
  'domains.write': row('管理域名', BOTH),
  'distributors.write': row('管理分销商', PLATFORM),
  'leads.read': row('查看合作线索', BOTH, 'editor'),
  'visits.read': row('查看访问数据', BOTH, 'editor', 'finance', 'auditor'),
  'statement.read': row('查看对账单', BOTH, 'finance', 'auditor'),
  'shares.withdraw': row('管理收款账户、申请分成提现', ['dist'], 'finance'),
  'margin.write': row('设置站点加价', ['dist'], 'finance'),
  'webhooks.write': row('管理事件通知和数据接口', BOTH),
  'data.export': row('导出全部数据', BOTH),
  'approvals.decide': row('双人复核', BOTH, 'editor', 'finance', 'service', 'reviewer', 'risk'),
  'staff.write': row('管理员工与权限', BOTH),
  'audit.read': row('查看操作日志', BOTH, 'auditor'),
} as const satisfies Record<string, PermissionRow>

export type Permission = keyof typeof PERMISSIONS
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Permission, ...Permission[]]

export interface Membership {
  house: House
  role: Role
}

/**
 * Whether a staff member has a permission; permissions that do not exist for the platform or distributor are denied to
 * all of its staff.
 */
export function may({ house, role }: Membership, permission: Permission): boolean {
  const { houses, roles }: PermissionRow = PERMISSIONS[permission]
  return houses.includes(house) && (role === 'owner' || roles.includes(role))
}

export const permissionsOf = (seat: Membership): Permission[] =>
  PERMISSION_NAMES.filter((permission) => may(seat, permission))

/** Amount in fen from which a decision requires approval by a second staff member. */
export const FOUR_EYES_FEN = 200_000n

/** Hours during which a staff invitation can be accepted. */
export const INVITATION_HOURS = 72
/** Hours after which the one-time code is requested again, even during activity. */
export const STAFF_HOURS = 8
/** Consecutive wrong codes allowed, and minutes until the next attempt after that. */
export const CODE_TRIES = 5
export const CODE_PAUSE_MINUTES = 15
export const RECOVERY_CODES = 10
/** Authenticator code: six digits; recovery code: twice five letters and digits. */
export const STAFF_CODE_PATTERN = /^(?:\d{6}|[0-9A-HJKMNP-TV-Z]{5}-?[0-9A-HJKMNP-TV-Z]{5})$/i
