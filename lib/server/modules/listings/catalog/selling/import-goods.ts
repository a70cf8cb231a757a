import type { CsvReport, CsvRow } from '@/lib/contract/entities/goods-csv'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { normalCode } from '@/lib/shared/normalize/code'
import type { UserCtx } from '../../../../runtime/context'
import { usedKeys } from '../../../../runtime/idempotency'
import { Refusal, refuse } from '../../../../runtime/refusal'
import { readCsvFile } from '../internal/csv-file'
import { loadMarket, type Plan, planRow } from '../internal/csv-rows'
import type { Screen } from '../types'
import { presentChanges, presentCsvReport } from './present-csv'
import { publishGoods } from './publish-goods'
import { type CsvCells, cellsOf, isExample } from './rules-csv'
import { faceText } from './rules-outcomes'
import { updateGoods } from './update-goods'

interface Read {
  line: number
  cells: CsvCells
  /**
   * Hash of the row's content and of its count among identical rows, so that a row is published only once, whatever
   * file it is in.
   */
  key: string
}

/** A written item, with its new status. */
interface Done {
  goodsSn: string
  status?: number
}

/**
 * Imports goods from a file: rows with a number edit that item, others are published. Each row succeeds or fails on its
 * own; without `commit` nothing changes and the report shows what would happen. Refuses INVALID_INPUT, TOO_LARGE for
 * the file as a whole.
 */
export async function importGoods(
  ctx: UserCtx,
  { file, commit = false }: { file: File | null; commit?: boolean },
  screen: Screen,
): Promise<CsvReport> {
  const { heading, lines } = await readCsvFile(file)
  const rows = keyed(
    ctx,
    lines.map((line) => ({ line: line.line, cells: cellsOf(heading, line) })).filter(({ cells }) => !isExample(cells)),
  )
  if (rows.length === 0) throw refuse('INVALID_INPUT', '文件里没有商品，“#示例”开头的行不会导入')
  const [market, used] = await Promise.all([
    loadMarket(
      ctx,
      rows.map(({ cells }) => cells),
    ),
    usedKeys(
      ctx,
      rows.map(({ key }) => key),
    ),
  ])
  const list: CsvRow[] = []
  const refused: Refusal[] = []
  for (const row of rows) {
    const { line, cells } = row
    const result = {
      line,
      title: cells.bigTitle ?? '',
      goodsSn: normalCode(cells.goodsSn ?? ''),
      msg: '',
      inReview: false,
      ...presentChanges(),
    }
    try {
      const plan = await planRow(ctx, market, cells)
      const done = commit ? await act(ctx, plan, { key: row.key, screen }) : null
      const isKnown = plan.state === 'create' && used.has(row.key)
      list.push({
        ...result,
        ...presentChanges(plan.state === 'edit' ? plan.changes : undefined),
        goodsSn: done?.goodsSn ?? result.goodsSn,
        inReview: done?.status === GOODS_STATUS.review,
        state: isKnown ? 'known' : plan.state,
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(error)
      list.push({ ...result, state: 'refused', msg: error.message })
    }
  }
  return presentCsvReport(list, { isDone: commit, face: faceText(refused) })
}

async function act(ctx: UserCtx, plan: Plan, { key, screen }: { key: string; screen: Screen }): Promise<Done> {
  if (plan.state === 'same') return { goodsSn: plan.goodsSn }
  if (plan.state === 'edit') return { goodsSn: plan.form.goodsSn, status: await updateGoods(ctx, plan.form, screen) }
  return publishGoods({ ...ctx, idempotency: { key, fingerprint: key } }, plan.form, screen)
}

function keyed(ctx: UserCtx, rows: readonly Omit<Read, 'key'>[]): Read[] {
  const like = new Map<string, number>()
  return rows.map((row) => {
    const text = JSON.stringify(Object.entries(row.cells).sort())
    const nth = (like.get(text) ?? 0) + 1
    like.set(text, nth)
    return { ...row, key: `csv-${ctx.vault.mac('idempotency', `${nth} ${text}`)}` }
  })
}
