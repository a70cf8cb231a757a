import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../../runtime/context'
import type { ArchiveFile } from '../../../../runtime/zip-of'
import { listAudits } from '../../../core/oversight/queries'
import { listHosts } from '../../../core/tenancy/queries-hosts'
import { listLeads } from '../../../core/tenancy/queries-leads'
import { listArticles, loadArticle } from '../../../listings/content/queries-writing'
import { loadVisitFigures } from '../../../listings/traffic/queries'
import { listShares } from '../../../orders/trading/figures/overview'
import { listForConsole, loadForConsole } from '../../../orders/trading/staff/queries-console'
import { listMembers } from '../../../people/staff/queries'
import { allOf, jsonOf, listOf, piecesOf, textOf } from './archive-text'

/** Yields all data of a distributor, as its console shows it to the distributor's owner, with the same masking. */
export async function* distFiles(ctx: StaffCtx): AsyncGenerator<ArchiveFile> {
  yield { name: '说明.txt', pieces: textOf([ABOUT]) }
  for (const [name, rows] of Object.entries(lists(ctx))) yield { name: `${name}.json`, pieces: textOf(jsonOf(rows)) }
}

const lists = (ctx: StaffCtx): Record<string, AsyncIterable<unknown>> => ({
  site: piecesOf([{ distId: ctx.dist.distId, origin: ctx.dist.origin, conf: ctx.dist.conf }]),
  hosts: listOf(() => listHosts(ctx.db, ctx.dist.distId)),
  orders: eachOf(
    allOf((paging) => listForConsole(ctx, paging)),
    ({ orderSn }) => loadForConsole(ctx, orderSn as OrderSn),
  ),
  shares: allOf((paging) => listShares(ctx, paging)),
  leads: allOf((paging) => listLeads(ctx, paging)),
  articles: eachOf(
    allOf((paging) => listArticles(ctx, paging)),
    ({ code }) => loadArticle(ctx, { code }),
  ),
  visits: listOf(async () => (await loadVisitFigures(ctx, { days: 14 })).days),
  staff: allOf((paging) => listMembers(ctx, paging)),
  audit: allOf((paging) => listAudits(ctx, paging)),
})

/** Yields each row of a list as its detail page shows it. */
async function* eachOf<Row, Whole>(
  rows: AsyncIterable<Row>,
  load: (row: Row) => Promise<Whole>,
): AsyncGenerator<Whole> {
  for await (const row of rows) yield await load(row)
}

const ABOUT = `这里是本站在平台的全部资料，与负责人在后台看到的一致；用户的个人资料按后台的方式隐去。

site.json      站点设置
hosts.json     域名
orders.json    订单，含流程和资金
shares.json    服务费分成明细
leads.json     合作线索
articles.json  公告与资讯
visits.json    近 14 天访问
staff.json     员工
audit.json     员工的操作日志
`
