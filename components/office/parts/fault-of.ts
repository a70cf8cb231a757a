import type { FormItemProps } from 'antd'

/** Properties of a form item that show an error below its field; without one, none. */
export const faultOf = (fault: string | undefined): Pick<FormItemProps, 'validateStatus' | 'help'> =>
  fault ? { validateStatus: 'error', help: fault } : {}
