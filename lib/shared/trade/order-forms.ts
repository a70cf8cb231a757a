/** What an action of an order asks for before it is done; a page has one dialog a kind. */
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

/** The two sides of an order. */
export type Party = 'buyer' | 'seller'

/** warn: somebody or money waits; info: runs as it should; safe: done well; danger: stopped or claimed; muted: over. */
export const TURN_TONES = ['warn', 'info', 'safe', 'danger', 'muted'] as const
export type TurnTone = (typeof TURN_TONES)[number]

/** Steps that a party of an order takes through its forms. */
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
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** What customer service decides between the parties, with its reason. */
export const RULINGS = ['uphold', 'dismiss', 'fault', 'rule'] as const
/** Steps that customer service takes. */
export const STAFF_ACTIONS = [...RULINGS, 'assign', 'verified', 'mismatch', 'rebound', 'deliver'] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]
