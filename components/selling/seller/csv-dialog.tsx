'use client'

import { useState } from 'react'
import { BulkFaceGate } from '@/components/people/face/face-gate'
import { SteepAlert, useSure } from '@/components/ui/forms/steep-alert'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { saveFile } from '@/components/ui/kit/save-file'
import { Dialog } from '@/components/ui/overlays/dialog'
import { ApiError, call, sendFile } from '@/lib/client/api'
import type { CsvReport as Report } from '@/lib/contract/entities/goods-csv'
import { BULK_MOST, CSV_MOST_BYTES } from '@/lib/shared/goods/goods-bulk'
import { CsvReport, steepRows } from './csv-report'
import type { wireFilter } from './own-query'
import styles from './seller.module.css'

interface Props {
  /** Filters of the current list. */
  filter: ReturnType<typeof wireFilter>
  /** Whether the filters leave anything out. */
  isNarrow: boolean
  onClose: () => void
  onChanged: () => void
}
type Saved = 'export' | 'template' | 'reference'
type Busy = Saved | 'look' | 'commit'

const FILES: Readonly<Record<Saved, string>> = {
  export: '我的商品.csv',
  template: '商品模板.csv',
  reference: '游戏与属性清单.csv',
}

/** Export and import of goods as a file: first a dry run with the result of each row, then the import. */
export function CsvDialog({ filter, isNarrow, onClose, onChanged }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [fault, setFault] = useState('')
  const sure = useSure()
  const attempt = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what)
    setFault('')
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(null)
    }
  }
  const save = (what: Saved) =>
    attempt(what, async () => {
      const wanted = what === 'template' ? { template: '1' as const } : { reference: '1' as const }
      const { csv, rows, more } = await call('GET /goods/exportGoods', what === 'export' ? filter : wanted)
      saveFile(FILES[what], csv)
      if (more) setFault(`商品较多，只导出了前 ${rows} 件，可先筛选再导出`)
    })
  const read = (chosen: File, commit: '0' | '1') =>
    attempt(commit === '1' ? 'commit' : 'look', async () => {
      setFile(chosen)
      if (commit === '0') setReport(null)
      setReport(await sendFile('POST /goods/uploadGoodsCsv', { commit }, chosen))
      if (commit === '1') onChanged()
    })
  const steep = report && !report.isDone ? steepRows(report) : []
  /** The confirmation is of these prices. */
  const prices = JSON.stringify(steep.map(({ line, price }) => [line, price]))
  const handleImport = (chosen: File) => {
    if (steep.length > 0 && !sure.isSure(prices)) setFault('改动较大，核对新价格后请勾选确认')
    else void read(chosen, '1')
  }
  const waiting = report && !report.isDone ? (report.counts.create ?? 0) + (report.counts.edit ?? 0) : 0
  return (
    <Dialog
      open
      title="导入和导出商品"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{report?.isDone ? '完成' : '取消'}</Button>
          {waiting > 0 && file ? (
            <Button kind="primary" loading={busy === 'commit'} onClick={() => handleImport(file)}>
              {`确认导入 ${waiting} 行`}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="dialog-text dialog-stack">
        <p className="muted">
          {`CSV 文件，最多 ${BULK_MOST} 行、${CSV_MOST_BYTES / 1024 / 1024}M。有商品编号的行修改那件商品，没有编号的行发布新商品；表格不能带图片，导入的账号会先进入审核，请到“编辑”里补充截图。`}
        </p>
        <p className={styles.csvWays}>
          <label className="btn btn-primary">
            <Icon name="upload" />
            {busy === 'look' ? '正在检查…' : file ? '换一个文件' : '选择文件'}
            <input
              className="sr"
              type="file"
              accept=".csv,text/csv"
              disabled={busy !== null}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) void read(chosen, '0')
                target.value = ''
              }}
            />
          </label>
          <Button loading={busy === 'template'} onClick={() => void save('template')}>
            下载模板
          </Button>
          <Button loading={busy === 'reference'} onClick={() => void save('reference')}>
            下载游戏与属性清单
          </Button>
          <Button loading={busy === 'export'} onClick={() => void save('export')}>
            {isNarrow ? '导出筛选出的商品' : '导出全部商品'}
          </Button>
        </p>
        <details>
          <summary>“属性”怎么填</summary>
          <p className="muted">
            每项写成“属性名=值”，多项用分号隔开，例如“段位=最强王者；皮肤=300”。属性名和可填的值、各游戏的类型、大区和服务器见“游戏与属性清单”。游戏币写“每份数量=5000万；交付方式=当面交易”。模板里“#示例”开头的行仅供参考，不会导入。
          </p>
        </details>
        {fault ? (
          <Alert kind="warn" live>
            {fault}
          </Alert>
        ) : null}
        {report && file ? (
          <BulkFaceGate why={report.face} onPassed={() => void read(file, report.isDone ? '1' : '0')} />
        ) : null}
        {report ? <CsvReport report={report} /> : null}
        {steep.length > 0 ? (
          <SteepAlert label="新价格已核对" {...sure.box(prices)}>
            {`${steep.length} 件的价格变动超过 30%，已排在前面，请核对新旧价格。`}
          </SteepAlert>
        ) : null}
      </div>
    </Dialog>
  )
}
