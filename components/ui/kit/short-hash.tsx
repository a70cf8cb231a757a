import { CopyText } from './copy-text'
import { Icon } from './icon'

/** Characters shown at each end. */
const ENDS = 8

/** A SHA-256 by its ends, with a button that copies all of it; `what` names it for screen readers. */
export const ShortHash = ({ hash, what }: { hash: string; what: string }) => (
  <>
    <span className="num" title={hash}>{`SHA-256 ${hash.slice(0, ENDS)}…${hash.slice(-ENDS)}`}</span>{' '}
    <CopyText text={hash} label={`复制${what}`}>
      <Icon name="copy" />
    </CopyText>
  </>
)
