import { isVideoKey } from '@/lib/shared/video/video-files'
import type { UserCtx } from '../../../../runtime/context'
import type { ArchiveFile } from '../../../../runtime/zip-of'
import { listNotifications } from '../../../core/notifications/queries'
import { listOwnPictures } from '../../../listings/media/queries'
import { eachOwnMessage } from '../../../market/chat/queries-own'
import { eachOwnInquiry } from '../../../market/inquiries/queries'
import { listOwnQuestions } from '../../../market/questions/queries'
import { listPayees } from '../../../money/payouts/queries-payees'
import { eachBalanceRecord } from '../../../money/wallet/queries'
import { reloadProfile } from '../../../orders/trading/figures/profile'
import { eachOwnEvaluation, eachOwnOrder } from '../../../orders/trading/lists/queries-own-data'
import { listLogins } from '../../../people/identity/sessions/queries-logins'
import { listOwnSessions } from '../../../people/identity/sessions/queries-sessions'
import { listOwnAppeals, listOwnLookups, listOwnReports } from '../../trust/queries'
import { MOST_PICTURE_BYTES } from '../rules'
import { allOf, jsonOf, listOf, piecesOf, textOf } from './archive-text'

/** Yields all data of the caller on this host, as the pages show it to the caller, with the same masking. */
export async function* ownFiles(ctx: UserCtx): AsyncGenerator<ArchiveFile> {
  yield { name: '说明.txt', pieces: textOf([ABOUT]) }
  for (const [name, rows] of Object.entries(lists(ctx))) yield { name: `${name}.json`, pieces: textOf(jsonOf(rows)) }
  let left = MOST_PICTURE_BYTES
  for (const { key, bytes } of await listOwnPictures(ctx)) {
    left -= bytes
    const pieces = left < 0 ? null : await piecesOfFile(ctx, key)
    if (pieces) yield { name: `pictures/${key}`, isPacked: true, pieces }
  }
}

/** Pictures may be drawn while they are read; a video is never in memory as a whole. */
async function piecesOfFile({ storage }: UserCtx, key: string): Promise<AsyncIterable<Uint8Array> | null> {
  if (isVideoKey(key)) return ((await storage.openStream(key))?.body as AsyncIterable<Uint8Array> | undefined) ?? null
  const found = await storage.read(key)
  return found && piecesOf([found.body])
}

const lists = (ctx: UserCtx): Record<string, AsyncIterable<unknown>> => ({
  profile: piecesOf(reloadProfile(ctx)),
  orders: eachOwnOrder(ctx),
  wallet: eachBalanceRecord(ctx),
  messages: eachOwnMessage(ctx),
  evaluations: eachOwnEvaluation(ctx),
  'questions-asked': allOf((paging) => listOwnQuestions(ctx, { side: 'asked', ...paging })),
  'questions-received': allOf((paging) => listOwnQuestions(ctx, { side: 'received', ...paging })),
  inquiries: eachOwnInquiry(ctx),
  notifications: allOf((paging) => listNotifications(ctx, { unread: false, ...paging })),
  lookups: allOf((paging) => listOwnLookups(ctx, paging)),
  reports: allOf((paging) => listOwnReports(ctx, paging)),
  appeals: listOf(async () => (await listOwnAppeals(ctx)).list),
  payees: listOf(async () => (await listPayees(ctx)).list),
  sessions: listOf(() => listOwnSessions(ctx)),
  logins: allOf((paging) => listLogins(ctx, paging)),
})

const ABOUT = `这里是你在本站的资料，与你登录后在页面上看到的一致；其他人的资料按页面的方式隐去。
在其他站点下的订单，请到那里导出。

profile.json             账户资料
orders.json              订单和进度，买入、卖出都在内，包括从列表删除的
wallet.json              钱包收支
messages.json            订单沟通的聊天记录
evaluations.json         给出的和收到的评价
questions-asked.json     提出的问题
questions-received.json  收到的问题
inquiries.json           与卖家、买家的咨询记录
notifications.json       消息通知，最近 1000 条
lookups.json             黑号查询记录
reports.json             举报
appeals.json             申诉
payees.json              收款账户
sessions.json            登录中的设备
logins.json              登录记录，最近 500 条
pictures/                上传的图片和视频，由新到旧，最多 1 GB
`
