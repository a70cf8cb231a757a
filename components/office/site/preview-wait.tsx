import { Spin } from 'antd'
import styles from './site.module.css'

/** Over the preview while its page loads. */
export const PreviewWait = () => (
  <p className={styles.wait} role="status">
    <Spin />
    正在加载预览…
  </p>
)
