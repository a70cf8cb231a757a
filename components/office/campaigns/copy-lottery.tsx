'use client'

import { App, Button, type FormInstance } from 'antd'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import { type LotteryFields, lotteryFields } from './lottery-form'

/** Fills the form of a new lottery with the latest one, except its dates. */
export function CopyLottery({ form }: { form: FormInstance<LotteryFields> }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const handleCopy = async () => {
    setBusy(true)
    try {
      const [latest] = (await call('GET /console/lotteries', { page: '1' })).list
      if (!latest) return void message.info('还没有往期抽奖')
      const { startAt: _, endAt: __, ...fields } = lotteryFields(latest)
      form.setFieldsValue(fields)
      message.success(`已填入“${latest.title}”的内容，请选择时间`)
    } catch (error) {
      message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={handleCopy}>
      复制上一期
    </Button>
  )
}
