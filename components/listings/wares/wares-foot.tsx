'use client'

import { Pager } from '@/components/ui/kit/pager'
import { JumpForm } from './jump-form'
import styles from './wares.module.css'
import { type WaresQuery, waresHref } from './wares-query'

/** Pager of a list. A client component, so that its markup is sent only once. */
export const WaresFoot = ({ query, pages }: { query: WaresQuery; pages: number }) => (
  <div className={styles.foot}>
    <Pager
      page={Math.min(query.page, Math.max(1, pages))}
      pages={pages}
      hrefOf={(page) => waresHref(query, { page })}
    />
    <JumpForm query={query} pages={pages} />
  </div>
)
