import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { may } from '@/lib/shared/staff/staff'
import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { type AuditFilter, listAudits, readAudits } from '../../core/oversight/queries'
import type { AuditRow } from '../../core/oversight/types'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findTitles } from '../../listings/catalog/queries-detail'
import { findUsers } from '../../people/identity/queries'
import { presentAudit, presentAuditFile } from './present'
import { findSubjects } from './queries-targets'
import { recordOf } from './rules-changes'
import { OBJECT_KINDS, splitTarget } from './rules-kinds'
import { nameOfObject } from './rules-names'
import { PEOPLE } from './rules-words'
import type { NameObject, NamePerson } from './types'

const MOST_EXPORTED = 5000

type Wanted = Omit<AuditFilter, 'about'> & { target?: string }

const filterOf = async (ctx: StaffCtx, { target, ...filter }: Wanted): Promise<AuditFilter> => {
  const { action, who, from, to } = filter
  return { action, who, from, to, about: target ? await findSubjects(ctx, target) : undefined }
}

/**
 * Lists the audit log of the caller's own platform or distributor, newest first, with names and changes in words. Checks
 * of hosts, which run daily, are listed only for that action or for a host.
 */
export async function listAudited(ctx: StaffCtx, { page, pageSize, ...wanted }: Wanted & Paging) {
  const { action, who, about, from, to } = await filterOf(ctx, wanted)
  const except = action || about ? undefined : 'host.check'
  const found = await listAudits(ctx, { action, who, about, from, to, except, page, pageSize })
  const names = await namesIn(ctx, found.list)
  return presentPage(found, (row) => presentAudit(row, names))
}

/** Exports the same as a file, the newest 5,000 rows. */
export async function exportAudits(ctx: StaffCtx, wanted: Wanted) {
  const rows = await readAudits(ctx, await filterOf(ctx, wanted), MOST_EXPORTED)
  return presentAuditFile(rows, await namesIn(ctx, rows))
}

async function namesIn(ctx: StaffCtx, rows: readonly AuditRow[]) {
  const inside = rows.flatMap(({ before, after }) => [recordOf(before), recordOf(after)])
  const ids = inside.flatMap((one) => [...PEOPLE].map((key) => Number(one[key]))).filter((id) => id > 0)
  const people = await findUsers(ctx, ids as UserId[])
  const personOf: NamePerson = (id) => nameWithId(people.get(Number(id))?.nickName, String(id))
  const targets = rows.map(({ target }) => target)
  return { personOf, objectOf: await nameTargets(ctx, targets) }
}
const nameWithId = (name: string | undefined, id: string) => (name ? `${name}（${id}）` : `用户 ${id}`)

/** Names objects by their targets, with the page that shows each, if the caller may open it. */
export async function nameTargets(ctx: StaffCtx, targets: readonly string[]): Promise<NameObject> {
  const keysOf = (wanted: string) => targets.map(splitTarget).flatMap(({ kind, key }) => (kind === wanted ? [key] : []))
  const [people, titles, games] = await Promise.all([
    findUsers(ctx, keysOf('user').map(Number).filter(Number.isSafeInteger) as UserId[]),
    findTitles(ctx, keysOf('goods') as GoodsSn[]),
    gamesById(ctx),
  ])
  const look = {
    user: (id: string) => nameWithId(people.get(Number(id))?.nickName, id),
    goods: (sn: string) => titles.get(sn as GoodsSn)?.title ?? '',
    game: (id: number) => games.get(id)?.name ?? `游戏 ${id}`,
    dist: (id: number) => ctx.distOf(id)?.conf.distBaseConf.websiteName ?? `站点 ${id}`,
  }
  return (target, known) => {
    const { kind: code, key } = splitTarget(target)
    const kind = OBJECT_KINDS[code]
    const isShown = kind?.permission !== undefined && may(ctx.staff, kind.permission)
    const place = kind?.param ? `${kind.path}?${new URLSearchParams({ [kind.param]: key })}` : kind?.path
    const name = nameOfObject({ code, key, known: recordOf(known) }, look)
    return { kind: kind?.label ?? '', name, path: (isShown && place) || '' }
  }
}
