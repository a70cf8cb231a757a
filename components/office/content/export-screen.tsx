'use client'

import { App, Button } from 'antd'
import { useEffect, useState } from 'react'
import { Facts } from '@/components/office/parts/facts'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

const STATES = { none: '没有可以下载的', making: '正在导出，完成后会通知你', ready: '可以下载' } as const
const AGAIN_MS = 5000

/** All data of the distributor as one archive, once a day. */
export default function ExportScreen() {
  const { message } = App.useApp()
  const { data, error, reload } = useLoad('export', () => call('GET /console/export', {}))
  const [busy, setBusy] = useState(false)
  const isMaking = data?.state === 'making'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(reload, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMaking, reload])
  const handleAsk = async () => {
    setBusy(true)
    await call('POST /console/askExport', {}).then(reload, (fault: Error) => void message.error(fault.message))
    setBusy(false)
  }
  return (
    <ScreenPage title="导出资料" note="站点、订单、分成、线索、公告、访问、员工和操作日志，JSON 格式">
      <section className={`panel ${styles.article}`} aria-label="导出">
        {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={160} /> : null}
        {data ? (
          <>
            <Facts
              title="最近一次"
              rows={{
                状态: STATES[data.state],
                ...(data.by && { 申请: `${data.by}，${data.askedTime}` }),
                ...(data.size && { 大小: data.size, 保留到: data.until }),
              }}
            />
            <div className={styles.foot} style={{ marginTop: 16, justifyContent: 'flex-start' }}>
              {data.href ? (
                <Button type="primary" href={data.href}>
                  下载
                </Button>
              ) : null}
              <Button
                type={data.href ? 'default' : 'primary'}
                loading={busy}
                disabled={!data.mayAsk}
                onClick={() => void handleAsk()}
              >
                导出全部资料
              </Button>
            </div>
            <p className="muted" style={{ marginTop: 12 }}>
              一天一次，保留 7
              天。内容与负责人在后台看到的一致，用户的个人资料按后台的方式隐去；申请和下载都记入操作日志。
            </p>
          </>
        ) : null}
      </section>
    </ScreenPage>
  )
}
