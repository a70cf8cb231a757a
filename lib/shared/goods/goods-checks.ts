/** Kinds of captures that staff take of an account before it is sold, in the order in which pages show them. */
export const CAPTURES = {
  card: '名片',
  record: '战绩',
  heroes: '角色与养成',
  skins: '皮肤与收藏',
  binding: '绑定信息',
  bans: '处罚记录',
  video: '验号录屏',
} as const
export type CaptureKind = keyof typeof CAPTURES
export const CAPTURE_KINDS = Object.keys(CAPTURES) as [CaptureKind, ...CaptureKind[]]
/** A picture stands for one kind only. */
export const repeatedText = (kind: CaptureKind, former: CaptureKind): string =>
  kind === former
    ? `${CAPTURES[kind]}里有两张相同的图片，请换一张`
    : `与${CAPTURES[former]}是同一张图片，请上传${CAPTURES[kind]}的截图`
/** Most captures of one account. */
export const MOST_CAPTURES = 12

/** Kinds that only games with facts of this group need. */
const OF_GROUP: Readonly<Partial<Record<CaptureKind, string>>> = {
  record: '段位与战绩',
  heroes: '角色与养成',
  skins: '皮肤与收藏',
}

/** A recording of the screen; staff add it where pictures are not enough. */
export const RECORDING = 'video' as const satisfies CaptureKind

/** Returns the kinds of captures that accounts of a game need, by the groups of its facts. */
export const captureKinds = (fields: readonly { group?: string }[]): CaptureKind[] =>
  CAPTURE_KINDS.filter((kind) => {
    if (kind === RECORDING) return false
    const group = OF_GROUP[kind]
    return group === undefined || fields.some((field) => field.group === group)
  })

/**
 * waiting: in the queue; taken: a member checks it; passed: valid until its deadline. The other states are final, and
 * the submitted account is erased.
 */
export const CHECK_STATES = ['waiting', 'taken', 'passed', 'refused', 'ended'] as const
export type CheckState = (typeof CHECK_STATES)[number]
export const OPEN_CHECKS = ['waiting', 'taken', 'passed'] as const satisfies CheckState[]
export const isOpenCheck = (check: { state: CheckState } | null): boolean =>
  check !== null && (OPEN_CHECKS as readonly CheckState[]).includes(check.state)

/** Why a check ended. */
export const CHECK_ENDS = {
  changed: '商品信息或图片有修改',
  resubmitted: '重新提交了账号',
  rented: '商品开放了出租',
  withdrawn: '已撤回',
  unlisted: '商品已下架',
  expired: '验号已到期',
  sold: '商品已售出',
  mismatch: '登录复核与验号结果不符',
} as const
export type CheckEnd = keyof typeof CHECK_ENDS

/** How long before its deadline the seller of a checked account is notified. */
export const CHECK_NOTICE_DAYS = 2
