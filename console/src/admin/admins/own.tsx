import { Devices } from '../../site/devices/devices.tsx';
import { OwnPassword } from './own-password.tsx';
import styles from './page.module.css';
import { SecondFactor } from './second-factor.tsx';

/** How oneself signs in, and where. */
export function Own() {
  return (
    <div className={styles.own}>
      <SecondFactor />
      <OwnPassword />
      <Devices of="admin" />
    </div>
  );
}
