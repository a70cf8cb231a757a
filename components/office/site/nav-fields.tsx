'use client'

import { FIRST_NAV_PAGES, NAV_PAGES } from '@/lib/shared/site/nav-pages'
import { ORDERS_PAGE } from '@/lib/shared/site/orders-page'
import { NavRow } from './nav-row'
import { RowList } from './row-list'
import styles from './site.module.css'
import type { LinkFieldsProps } from './types'

/** The navigation below the search box: pages of the platform by name, or an address of one's own. */
export function NavFields({ conf, edit, games }: LinkFieldsProps) {
  const rows = conf.treeMenuButMap.pc1
  const set = (pc1: typeof rows) => edit((old) => ({ ...old, treeMenuButMap: { pc1 } }))
  const freshId = Math.max(0, ...rows.map(({ id }) => id)) + 1
  const unused = NAV_PAGES.find((page) => !rows.some(({ htUrl }) => htUrl === page.htUrl)) ?? { title: '', htUrl: '/' }
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.note}>
          还没有自己的导航，站点只显示“首页”和“我要出租”。
          <button
            type="button"
            className="link"
            onClick={() =>
              set(FIRST_NAV_PAGES.map((page, at) => ({ id: at + 1, title: page.title, htUrl: page.htUrl })))
            }
          >
            {`使用平台的 ${FIRST_NAV_PAGES.length} 个导航项`}
          </button>
        </p>
      ) : null}
      <RowList
        noun="导航项"
        rows={rows}
        most={16}
        heads={['名称', '链接到']}
        nameOf={({ title }) => title}
        fresh={() => ({ id: freshId, title: unused.title, htUrl: unused.htUrl })}
        onChange={set}
        fixed={rows.some(({ htUrl }) => htUrl.startsWith(ORDERS_PAGE.htUrl)) ? null : <FixedRow />}
      >
        {(row, change, at) => <NavRow row={row} place={at + 1} games={games} onChange={change} />}
      </RowList>
    </>
  )
}

/** The navigation ends with it for visitors who are logged in. */
const FixedRow = () => (
  <p className={styles.fixedRow}>
    <b>{ORDERS_PAGE.title}</b>
    <span className="tag">固定</span>
    <small className={styles.note}>登录后自动显示在最后，不用添加</small>
  </p>
)
