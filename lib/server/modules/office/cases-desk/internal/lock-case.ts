import { and, eq, type SQL } from 'drizzle-orm'
import { may } from '@/lib/shared/staff/staff'
import { isGuestKind } from '@/lib/shared/trade/service-cases'
import type { Db, Tx } from '../../../../db/client'
import { serviceCases } from '../../../../db/schema/office/cases-desk'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { phoneHashOf } from '../rules'
import type { CaseRow, Sender } from '../types'

const NONE = '没有找到这个工单，请核对工单号和手机号'

/** Cases of the caller's house; a distributor's staff see those of its own site. */
export const ofHouse = ({ staff }: StaffCtx): SQL | undefined =>
  staff.distId === null ? undefined : eq(serviceCases.distId, staff.distId)

/** Refuses FORBIDDEN: guardians, rights holders and authorities are served by the platform alone. */
function assertKind({ staff }: StaffCtx, { kind }: CaseRow): void {
  if (isGuestKind(kind) && !may(staff, 'cases.legal')) throw refuse('FORBIDDEN')
}

/** Refuses NOT_FOUND, FORBIDDEN. */
export async function loadCaseForStaff(ctx: StaffCtx, sn: string): Promise<CaseRow> {
  const [row] = await ctx.db
    .select()
    .from(serviceCases)
    .where(and(eq(serviceCases.sn, sn), ofHouse(ctx)))
  if (!row) throw refuse('NOT_FOUND', '没有这个工单')
  assertKind(ctx, row)
  return row
}

/** The same, locked until the transaction ends: two staff, and staff and sender, take turns. */
export async function lockCaseForStaff(tx: Tx, ctx: StaffCtx, sn: string): Promise<CaseRow> {
  const [row] = await tx
    .select()
    .from(serviceCases)
    .where(and(eq(serviceCases.sn, sn), ofHouse(ctx)))
    .for('update')
  if (!row) throw refuse('NOT_FOUND', '没有这个工单')
  assertKind(ctx, row)
  return row
}

/** Also: taken by the caller and not over. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE. */
export async function lockOwnCase(tx: Tx, ctx: StaffCtx, sn: string): Promise<CaseRow> {
  const row = await lockCaseForStaff(tx, ctx, sn)
  if (row.state === 'closed' || row.state === 'appealed') throw refuse('CASE_STATE')
  if (row.state === 'waiting') throw refuse('CASE_STATE', '请先受理这个工单')
  // whoever approves as the second person does not handle it
  if (ctx.staff.approvalId === null && row.handlerId !== ctx.user.userId)
    throw refuse('CASE_STATE', '这个工单由其他同事处理，可以请同事转交给你')
  return row
}

const isSender = ({ vault }: Sender['ctx'], sender: Sender, row: CaseRow): boolean =>
  row.userId === null
    ? row.phoneHash === phoneHashOf(vault, sender.phone)
    : sender.isMember && row.userId === sender.ctx.user.userId

const ofSender = ({ ctx }: Sender, sn: string) => and(eq(serviceCases.sn, sn), eq(serviceCases.distId, ctx.dist.distId))

/** An own case. Refuses NOT_FOUND. */
export async function findOwnCase(db: Db, sender: Sender, sn: string): Promise<CaseRow> {
  const [row] = await db.select().from(serviceCases).where(ofSender(sender, sn))
  if (!row || !isSender(sender.ctx, sender, row)) throw refuse('NOT_FOUND', NONE)
  return row
}

/** The same, locked until the transaction ends. Refuses NOT_FOUND. */
export async function lockSentCase(tx: Tx, sender: Sender, sn: string): Promise<CaseRow> {
  const [row] = await tx.select().from(serviceCases).where(ofSender(sender, sn)).for('update')
  if (!row || !isSender(sender.ctx, sender, row)) throw refuse('NOT_FOUND', NONE)
  return row
}

/** What a number and a phone show, on the site where it was sent. Refuses NOT_FOUND. */
export async function findByPhone(
  { db, vault, dist }: Pick<StaffCtx, 'db' | 'vault' | 'dist'>,
  { sn, phone }: { sn: string; phone: string },
): Promise<CaseRow> {
  const [row] = await db
    .select()
    .from(serviceCases)
    .where(
      and(
        ...[eq(serviceCases.sn, sn), eq(serviceCases.distId, dist.distId)],
        eq(serviceCases.phoneHash, phoneHashOf(vault, phone)),
      ),
    )
  if (!row) throw refuse('NOT_FOUND', NONE)
  return row
}
