import { FilterRow } from '@/components/listings/wares/filter-row'
import { Empty } from '@/components/ui/kit/empty'
import { Pager } from '@/components/ui/kit/pager'
import type { RulingList as Found } from '@/lib/contract/entities/ruling'
import { BLACK_REASONS, type BlackReason, RULING_KINDS, type RulingKind } from '@/lib/shared/trade/trust'
import { RulingList } from './ruling-list'
import { type RulingsQuery, rulingsHref } from './rulings-query'
import styles from './trust.module.css'

interface Props {
  path: string
  title: string
  query: RulingsQuery
  found: Found
  /** Available filters besides the game. */
  by: 'kind' | 'reason' | 'game'
}

/** Filters with counts, list, pager. */
export function RulingsPanel({ path, title, query, found, by }: Props) {
  const href = (change: Partial<RulingsQuery>) => rulingsHref(path, query, change)
  const pages = Math.ceil(found.total / found.pageSize)
  const { counts, games } = found
  const kinds = Object.entries(RULING_KINDS) as [RulingKind, string][]
  const reasons = Object.entries(BLACK_REASONS) as [BlackReason, { name: string }][]
  return (
    <section className={`panel ${styles.listPanel}`} aria-label={title}>
      <div className={styles.filters}>
        {by === 'kind' ? (
          <FilterRow
            label="类型"
            options={[
              { label: `全部 ${counts.all}`, href: href({ kind: undefined }), isOn: !query.kind },
              ...kinds.map(([kind, name]) => ({
                label: `${name} ${counts[kind]}`,
                href: href({ kind }),
                isOn: query.kind === kind,
              })),
            ]}
          />
        ) : null}
        {by === 'reason' ? (
          <FilterRow
            label="事由"
            options={[
              { label: '不限', href: href({ reason: undefined }), isOn: !query.reason },
              ...reasons.map(([reason, { name }]) => ({
                label: name,
                href: href({ reason }),
                isOn: query.reason === reason,
              })),
            ]}
          />
        ) : null}
        <FilterRow
          label="游戏"
          options={[
            { label: '不限', href: href({ gid: undefined }), isOn: !query.gid },
            ...games.map(({ gameId, gameName, total }) => ({
              label: `${gameName} ${total}`,
              href: href({ gid: String(gameId) }),
              isOn: query.gid === String(gameId),
            })),
          ]}
        />
      </div>
      <h2 className="sr">{title}</h2>
      {found.list.length > 0 ? (
        <RulingList list={found.list} />
      ) : (
        <Empty
          picture="search"
          title={found.total > 0 ? '这一页没有案例了' : '没有符合条件的案例'}
          text={found.total > 0 ? `一共 ${pages} 页` : '换一个类型或游戏看看'}
        >
          <a className="btn" href={found.total > 0 ? href({ page: 1 }) : path}>
            {found.total > 0 ? '回到第一页' : '查看全部'}
          </a>
        </Empty>
      )}
      <Pager
        page={Math.min(query.page, Math.max(1, pages))}
        pages={pages}
        hrefOf={(page) => href({ page })}
        className={styles.pages}
      />
    </section>
  )
}
