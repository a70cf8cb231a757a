import type { CaseRow } from '@/lib/contract/entities/service-case'
import { writeCsv } from '@/lib/shared/text/csv'

/** The list as a file: without phones and texts of senders. */
export const presentCasesFile = (list: readonly CaseRow[], more: boolean) => ({
  rows: list.length,
  more,
  csv: writeCsv([
    [
      '工单号',
      '类型',
      '站点',
      '状态',
      '处理结果',
      '处理人',
      '提交时间',
      '首次回复截止',
      '首次回复',
      '办结截止',
      '办结',
    ],
    ...list.map((row) => [
      ...[row.caseSn, row.kindName, row.siteName, row.stateName, row.outcomeName, row.handler, row.createTime],
      ...[row.answerDueTime, row.answerTime ?? '', row.dueTime, row.closeTime ?? ''],
    ]),
  ]),
})
