import { Tag } from 'antd'

const STATES = {
  soon: <Tag color="processing">未开始</Tag>,
  open: <Tag color="success">进行中</Tag>,
  ended: <Tag>已结束</Tag>,
} as const

export const campaignState = (state: keyof typeof STATES) => STATES[state]

/** Start and end, to the minute. */
export const windowText = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  `${startTime.slice(0, 16)} 至 ${endTime.slice(0, 16)}`
