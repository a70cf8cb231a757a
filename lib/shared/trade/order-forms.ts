/** Input forms of order actions; a page has one dialog per kind. */
export const FORM_KINDS = [
  'link',
  'confirm',
  'reason',
  'credentials',
  'note',
  'proof',
  'stars',
  'amount',
  'proposal',
  'progress',
  'quantity',
] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** The two parties of an order. */
export type Party = 'buyer' | 'seller'
export const otherOf = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

/**
 * warn: a person or money is waiting; info: on track; safe: completed successfully; danger: stopped or claimed; muted:
 * closed.
 */
export const TURN_TONES = ['warn', 'info', 'safe', 'danger', 'muted'] as const
export type TurnTone = (typeof TURN_TONES)[number]

/** Steps a party of an order can take through its forms. */
export const MEMBER_ACTIONS = [
  'cancel',
  'refund',
  'deliver',
  'confirm',
  'evaluate',
  'giveBack',
  'mismatch',
  'withdraw',
  'accept',
  'contest',
  'settle',
  'claim',
  'refuse',
  'shot',
  'lock',
  'unlock',
  'rekey',
  'propose',
  'agree',
  'decline',
  'submit',
  'redo',
  'waive',
  'repost',
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** Decisions of customer service between the parties, with a reason. */
export const RULINGS = ['uphold', 'dismiss', 'fault', 'rule'] as const
/** Steps taken by customer service. */
export const STAFF_ACTIONS = [...RULINGS, 'assign', 'verified', 'relogin', 'mismatch', 'rebound', 'deliver'] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]
/** Those that state what staff saw in the account. */
export const LOGIN_ACTIONS: readonly StaffAction[] = ['verified', 'relogin', 'mismatch', 'rebound']
/** A result of whoever neither looked at the submitted password nor states another way of logging in. */
export const UNREAD_ACCOUNT = '请先查看账号密码并登录核对，或勾选已用其他方式登录'
