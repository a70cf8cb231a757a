/** Services that can be booked for the start of a season. */
export const SEASON_SERVICES = [
  { id: 'rank', name: '段位代练', text: '赛季初把段位带回原位，按段位计价' },
  { id: 'escort', name: '护航陪玩', text: '自己上号，打手同队护航，不交账号' },
  { id: 'task', name: '赛季任务', text: '通行证、赛季挑战和收集任务代做' },
  { id: 'power', name: '战力冲榜', text: '英雄战力、巅峰分和国服标' },
] as const

export type SeasonService = (typeof SEASON_SERVICES)[number]['id']
export const serviceName = (id: string): string => SEASON_SERVICES.find((service) => service.id === id)?.name ?? id

/** How a member who booked wants to be contacted. */
export const BOOKING_CONTACTS = { qq: 'QQ', wechat: '微信', mobile: '手机' } as const
export type BookingContact = keyof typeof BOOKING_CONTACTS

/** Boosting if the worker gets the account, convoy if the worker plays along. */
export const kindOfService = (id: string): 'boosting' | 'convoy' => (id === 'escort' ? 'convoy' : 'boosting')
/** Days of a package as the promised work hours. */
export const seasonHours = (days: number): number => days * 24
