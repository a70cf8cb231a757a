import type { ReactNode } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { LoadState } from '@/lib/client/hooks/use-load'
import styles from './api.module.css'

interface Props<Row> {
  id: string
  title: string
  note: string
  /** Filter by what the rows belong to; absent: there is only one. */
  owner?: {
    label: string
    value: string
    options: readonly { value: string; label: string }[]
    onChange: (value: string) => void
  }
  failed: { label: string; value: boolean; onChange: (value: boolean) => void }
  empty: string
  page: number
  onPage: (page: number) => void
  loaded: LoadState<{ list: Row[]; total: number; pageSize: number }>
  children: (row: Row) => ReactNode
}

/** A paged log with its filters; a change of filter starts at its first page. */
export function LogPart<Row>({ id, title, note, owner, failed, empty, page, onPage, loaded, children }: Props<Row>) {
  const { data, slow, error, reload } = loaded
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={id}>
      <header className="section-head">
        <h2 id={id}>{title}</h2>
        <span className={styles.filters}>
          {owner ? (
            <select
              className="input"
              aria-label={owner.label}
              value={owner.value}
              onChange={({ target }) => {
                owner.onChange(target.value)
                onPage(1)
              }}
            >
              {owner.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : null}
          <label className="check">
            <input
              type="checkbox"
              checked={failed.value}
              onChange={({ target }) => {
                failed.onChange(target.checked)
                onPage(1)
              }}
            />
            {failed.label}
          </label>
        </span>
      </header>
      <p className="muted">{note}</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow && !data ? <SkeletonRows rows={3} height={40} /> : null}
      {data?.list.length === 0 ? <p className={styles.none}>{empty}</p> : null}
      <ul className={styles.log}>{data?.list.map(children)}</ul>
      {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={onPage} /> : null}
    </section>
  )
}
