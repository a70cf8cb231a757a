/** What a member of a seller's team may do in the seller's name. Money and the account itself are always the seller's. */
export const TEAM_SCOPES = {
  goods: '商品和库存',
  orders: '订单发货和群聊',
  questions: '提问和议价',
  offers: '币商报价',
  hours: '营业时间和自动回复',
} as const
export type TeamScope = keyof typeof TEAM_SCOPES

/** The same in detail, for whoever chooses a role. */
export const TEAM_SCOPE_DETAILS: Readonly<Record<TeamScope, string>> = {
  goods: '发布、改价、上下架、卡密和出租',
  orders: '查看卖出的订单，发货，回复群聊',
  questions: '回复提问和咨询，处理议价',
  offers: '修改比例和库存，查看店铺订单',
  hours: '营业时段、休假和自动回复',
}

export const TEAM_ROLES = {
  goods: { name: '商品运营', scopes: ['goods', 'questions', 'offers'] },
  orders: { name: '订单客服', scopes: ['orders', 'questions'] },
  manager: { name: '店长', scopes: ['goods', 'orders', 'questions', 'offers', 'hours'] },
} as const satisfies Record<string, { name: string; scopes: readonly TeamScope[] }>
export type TeamRole = keyof typeof TEAM_ROLES
export const TEAM_ROLE_NAMES = Object.keys(TEAM_ROLES) as [TeamRole, ...TeamRole[]]

export const mayInTeam = (role: TeamRole, scope: TeamScope): boolean =>
  (TEAM_ROLES[role].scopes as readonly TeamScope[]).includes(scope)

/** The roles that allow no more than this one. More permissions need a new invitation. */
export const rolesWithin = (role: TeamRole): TeamRole[] =>
  TEAM_ROLE_NAMES.filter((one) => TEAM_ROLES[one].scopes.every((scope) => mayInTeam(role, scope)))

/** Members and open invitations of a team; teams of a member. */
export const MOST_TEAM_MEMBERS = 20
export const MOST_TEAMS = 10
export const TEAM_INVITE_DAYS = 7
/** How the log names a private conversation. */
export const inquiryTarget = (inquiryId: number): string => `inquiry:${inquiryId}`
/** The conversation that the log names; null for anything else. */
export function targetInquiry(target: string): number | null {
  const id = /^inquiry:(\d{1,12})$/.exec(target)?.[1]
  return id === undefined ? null : Number(id)
}

/** How long what members did is logged. */
export const TEAM_LOG_DAYS = 90
export const TEAM_PATH = '/center/sell/team'
