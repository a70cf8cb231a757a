import { uploadEvidence } from './evidence'
import type { Visitor } from './visitor'
import type { World } from './world'

export const STORY = '11月20日晚上对方加我，说订单异常，要我先转200元保证金，转完就把我拉黑了。'
let serial = 0
export const freshQq = () => String(4_000_000_000 + ++serial)

/** Reports of one world; `staff` is who reviews them now: the clock ends sessions. */
export function reportsIn(world: World, staff: () => Visitor) {
  const reportForm = async (by: Visitor, content: string, more: object = {}) => ({
    kind: '1' as const,
    content,
    reason: 'offSite' as const,
    story: STORY,
    evidence: await uploadEvidence(world, by),
    mayPublish: '1' as const,
    ...more,
  })
  const report = async (by: Visitor, content: string, more: object = {}) =>
    by.ask('POST /black/releaseBlack', await reportForm(by, content, more))
  const accept = (sn: string, content: string, by = staff()) =>
    by.ask('POST /console/reviewReport', { sn, accept: '1', reason: '证据一致。\n符合列入条件。', content })
  /** A blacklisted account with its ruling. */
  const blacklisted = async (more: object = {}) => {
    const content = freshQq()
    const { data } = await report(await world.logIn(), content, more)
    const done = await accept(data.sn, content)
    return { content, code: done.data.rulingCode ?? '' }
  }
  return { reportForm, report, accept, blacklisted }
}
