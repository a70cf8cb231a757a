import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { normalCode } from '@/lib/shared/normalize/code'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { may } from '@/lib/shared/staff/staff'
import type { StaffCtx } from '../../../runtime/context'
import { findByWords } from '../../listings/catalog/queries-words'
import { findPayments } from '../../money/wallet/queries-search'
import { findForConsole } from '../../orders/trading/staff/queries-console'
import { findUserIds, listUsers } from '../../people/identity/queries-users'
import { listOf, presentGoods, presentOrder, presentPayment, presentUser } from './present'

type Group = OutputOf<ApiContract['GET /console/search']>['groups'][number]

/** People first: most searches are for one. */
const KINDS: readonly Group['kind'][] = ['users', 'orders', 'goods', 'payments']
/** Listed per group. */
const MOST = 3
/** Members of one name whose orders, goods and payments are looked for. */
const MOST_PEOPLE = 200

/** Whether a text may be a mobile: only staff who may list users learn whose it is. */
const isPhone = (text: string): boolean => /^1\d{10}$/.test(normalPhone(text))

/** Searches each list that the caller may open. */
export async function findEverything(ctx: StaffCtx, query: string): Promise<{ groups: Group[] }> {
  const mayUsers = may(ctx.staff, 'users.read')
  const userIds = mayUsers || !isPhone(query) ? await findUserIds(ctx, query, MOST_PEOPLE) : []
  const [text, most] = [query, MOST + 1]
  const searches: Promise<[Group['kind'], Group['list']]>[] = []
  const search = (kind: Group['kind'], work: () => Promise<Group['list']>) =>
    searches.push(work().then((list) => [kind, list]))
  if (mayUsers)
    search('users', async () => (await listUsers(ctx, { query, page: 1, pageSize: most })).list.map(presentUser))
  if (may(ctx.staff, 'orders.read')) {
    search('orders', async () => (await findForConsole(ctx, { text, userIds, most })).map(presentOrder))
    search('payments', async () =>
      (await findPayments(ctx, { numbers: [text, normalCode(text)], userIds, most })).map((row) =>
        presentPayment(row, mayUsers),
      ),
    )
  }
  if (may(ctx.staff, 'goods.review'))
    search('goods', async () => (await findByWords(ctx, text, most, userIds)).map((item) => presentGoods(item)))
  const found = new Map(await Promise.all(searches))
  return {
    groups: KINDS.flatMap((kind) => {
      const list = found.get(kind) ?? []
      return list.length > 0
        ? [{ kind, list: list.slice(0, MOST), more: list.length > MOST, all: listOf(kind, { query, userIds }) }]
        : []
    }),
  }
}
