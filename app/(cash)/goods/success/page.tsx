export { default, metadata } from '../../wares/[sn]/success/page'
