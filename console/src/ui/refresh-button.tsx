import { RefreshCw } from 'lucide-react';
import { Button, RoomyWords } from './button.tsx';

interface RefreshButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Asks again for what a page shows. */
export function RefreshButton({ label, busy, onPress }: RefreshButtonProps) {
  return (
    <Button busy={busy} onClick={onPress}>
      {!busy && <RefreshCw aria-hidden="true" />}
      <RoomyWords>{label}</RoomyWords>
    </Button>
  );
}
