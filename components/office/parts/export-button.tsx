'use client'

import { App, Button } from 'antd'
import { useState } from 'react'
import { saveFile } from '@/components/ui/kit/save-file'
import { ReasonDialog } from './reason-dialog'

interface Props {
  /** What the file lists, e.g. 订单. */
  noun: string
  /** Rejects like `call`. */
  load: (reason: string) => Promise<{ csv: string; rows: number; more: boolean }>
}

/** Exports the listed rows as a CSV file, for a reason that is stored in the audit log. */
export function ExportButton({ noun, load }: Props) {
  const { message } = App.useApp()
  const [asking, setAsking] = useState(false)
  const handleSend = async (reason: string) => {
    const { csv, rows, more } = await load(reason)
    saveFile(`${noun}.csv`, csv)
    if (more) message.warning(`只导出了最新的 ${rows} 条，请缩小筛选范围分次导出`)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>导出 CSV</Button>
      {asking ? (
        <ReasonDialog
          title={`导出${noun}`}
          text={`按当前筛选导出，最多 5,000 条。导出人、原因和条数记入操作日志。`}
          confirm="导出"
          done="已导出"
          onSend={handleSend}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
