'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LoadError } from '@/components/ui/load-error'
import { PageButtons } from '@/components/ui/page-buttons'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { CreateForm } from './create-form'
import styles from './site.module.css'
import { SwitchDialog } from './switch-dialog'
import type { Distributor } from './types'

/** The platform's distributors: create one, take one off the net. */
export default function DistributorsPage() {
  const [page, setPage] = useState(1)
  const [creating, setCreating] = useState(false)
  const [switched, setSwitched] = useState<Distributor | null>(null)
  const { data, error, reload } = useLoad(`${page}`, () => call('GET /console/distributors', { page: `${page}` }))
  return (
    <div className={styles.sheetPage}>
      <header className={styles.sheetHead}>
        <h1>分销商</h1>
        <Button kind="primary" onClick={() => setCreating(true)}>
          新建分销商
        </Button>
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <div className={styles.scroll}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th>编号</th>
              <th>站点</th>
              <th>主域名</th>
              <th>开通时间</th>
              <th>状态</th>
              <th className={styles.right}>操作</th>
            </tr>
          </thead>
          <tbody>
            {data?.list.map((row) => (
              <tr key={row.distId}>
                <td className="num">{row.distId}</td>
                <td>
                  {row.name}
                  <small className="num">{row.code}</small>
                </td>
                <td className="num">
                  {row.origin ? (
                    <a className="link" href={row.origin} target="_blank" rel="noreferrer">
                      {row.host}
                    </a>
                  ) : (
                    row.host
                  )}
                  {row.hosts > 1 ? <small>共 {row.hosts} 个域名</small> : null}
                </td>
                <td className="num">{row.createTime.slice(0, 16)}</td>
                <td>
                  <span className={row.active ? 'tag tag-safe' : 'tag tag-danger'}>
                    {row.active ? '营业中' : '已停用'}
                  </span>
                </td>
                <td className={styles.right}>
                  <button type="button" className="link" onClick={() => setSwitched(row)}>
                    {row.active ? '停用' : '恢复'}
                    <span className="sr">{row.name}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
      {creating ? (
        <Dialog open title="新建分销商" onClose={() => setCreating(false)}>
          <CreateForm onCreated={reload} onClose={() => setCreating(false)} />
        </Dialog>
      ) : null}
      {switched ? <SwitchDialog row={switched} onDone={reload} onClose={() => setSwitched(null)} /> : null}
    </div>
  )
}
