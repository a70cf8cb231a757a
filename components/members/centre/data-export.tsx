'use client'

import { useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ApiError, call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { EXPORT_DAYS } from '@/lib/shared/people/data-export'

const POLL_MS = 5000

/** Export of the member's data on this site: requested here, and downloaded here once it is built. */
export function DataExport() {
  const { data, error, reload } = useLoad('', () => call('GET /user/dataExport', {}), {
    everyMs: (now) => (now?.state === 'making' ? POLL_MS : 0),
  })
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      await call('POST /user/askDataExport', {})
      toast({ text: '已申请，完成后会通知你' })
    } catch (refusal) {
      toast({ kind: 'warn', text: refusal instanceof ApiError ? refusal.message : '没有申请成功，请重试' })
    } finally {
      setBusy(false)
      void reload()
    }
  }
  return (
    <section className={styles.dataExport} aria-labelledby="export-h">
      <h2 id="export-h">导出我的资料</h2>
      <p>
        {`资料、订单、钱包收支、聊天记录、评价、通知和上传的图片，打包成 ZIP。每天可以申请一次，${EXPORT_DAYS} 天内可以下载。`}
      </p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data ? (
        <p className={styles.exportState} aria-live="polite">
          {data.state === 'making' ? <span>正在打包，可以离开此页，完成后会通知你</span> : null}
          {data.state === 'ready' ? (
            <>
              <a className={buttonClass({ kind: 'soft' })} href={data.href} download>
                {`下载（${data.size}）`}
              </a>
              <span className="muted">{`${data.until} 前可以下载`}</span>
            </>
          ) : null}
          {data.mayAsk ? (
            <Button loading={busy} onClick={() => void ask()}>
              {data.state === 'ready' ? '重新申请' : '申请导出'}
            </Button>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}
