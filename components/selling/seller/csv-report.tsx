'use client'

import { saveFile } from '@/components/ui/kit/save-file'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { CsvRow, CsvReport as Report } from '@/lib/contract/entities/goods-csv'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { changeText, isSteep } from '@/lib/shared/money/steep-change'
import styles from './seller.module.css'

type State = CsvRow['state']

const KINDS: Record<State, TagKind | undefined> = {
  create: 'safe',
  edit: 'info',
  same: undefined,
  known: undefined,
  refused: 'bargain',
}
const WORDS: Record<State, [before: string, after: string]> = {
  create: ['将发布', '已发布'],
  edit: ['将修改', '已修改'],
  same: ['没有变化', '没有变化'],
  known: ['之前已导入', '之前已导入'],
  refused: ['有误', '没有导入'],
}
/** Rows shown; the report file contains all. */
const SHOWN = 200

const isSteepRow = ({ price }: CsvRow): boolean => price !== null && isSteep(yuanToFen(price.from), yuanToFen(price.to))

/** Rows whose new price is so different that it is probably a typing error. */
export const steepRows = ({ list }: Report): CsvRow[] => list.filter(isSteepRow)

/** What has to be read first stands first. */
const rankOf = (row: CsvRow): number => (row.state === 'refused' ? 2 : isSteepRow(row) ? 1 : 0)

/** Why a row was refused, or what it changes. */
const noteOf = ({ msg, price, changed }: CsvRow): string =>
  msg ||
  [
    price
      ? `${yuanText(price.from)} → ${yuanText(price.to)}（${changeText(Number(price.from), Number(price.to))}）`
      : '',
    changed.length > 0 ? `改${changed.join('、')}` : '',
  ]
    .filter(Boolean)
    .join('，')

/** Planned or actual result of each row; failed ones first. */
export function CsvReport({ report }: { report: Report }) {
  const wordOf = (state: State) => WORDS[state][report.isDone ? 1 : 0]
  const resultOf = (row: CsvRow) => `${wordOf(row.state)}${row.inReview ? '，需审核后展示' : ''}`
  const sorted = [...report.list].sort((a, b) => rankOf(b) - rankOf(a))
  const inReview = report.list.filter((row) => row.inReview).length
  const counts = (Object.keys(WORDS) as State[]).filter((state) => report.counts[state])
  const handleSave = async () => {
    const { writeCsv } = await import('@/lib/shared/text/csv')
    saveFile(
      '导入结果.csv',
      writeCsv([
        ['行号', '商品编号', '标题', '结果', '说明'],
        ...report.list.map((row) => [String(row.line), row.goodsSn, row.title, resultOf(row), noteOf(row)]),
      ]),
    )
  }
  return (
    <section aria-label={report.isDone ? '导入结果' : '导入预览'}>
      <p className={styles.csvCounts} aria-live="polite">
        {counts.map((state) => (
          <Tag key={state} kind={KINDS[state]}>{`${wordOf(state)} ${report.counts[state]} 行`}</Tag>
        ))}
        {inReview > 0 ? <Tag kind="bargain">{`其中 ${inReview} 行需审核后展示`}</Tag> : null}
        <button type="button" className="link" onClick={() => void handleSave()}>
          下载{report.isDone ? '结果' : '预览'}
        </button>
      </p>
      <ul className={styles.report}>
        {sorted.slice(0, SHOWN).map((row) => (
          <li key={row.line}>
            <span className="ell">{row.title || row.goodsSn || '（没有标题）'}</span>
            <small className="num muted">{[`第 ${row.line} 行`, row.goodsSn].filter(Boolean).join(' · ')}</small>
            {row.state === 'edit' ? (
              <small className={`num ${isSteepRow(row) ? '' : 'muted'}`}>{noteOf(row)}</small>
            ) : null}
            <b data-kind={row.state}>{row.msg || resultOf(row)}</b>
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN ? <p className="muted">{`这里列出前 ${SHOWN} 行，其余的在下载的文件里`}</p> : null}
    </section>
  )
}
