import { toast } from './toast.ts';

/** Puts a text on the clipboard. Where that is closed to us, it says so. @returns whether it is there */
export async function copyText(text: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast.bad(failed);
    return false;
  }
}
