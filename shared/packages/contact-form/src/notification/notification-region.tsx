import { memo } from 'react';
import { Notification } from './notification';
import type { NotificationProps } from './notification';
import { Corner } from './notification-look';

export interface NotificationRegionProps extends Omit<NotificationProps, 'notice'> {
  notice: NotificationProps['notice'] | undefined;
  /** An answer is on its way. */
  isExpected: boolean;
}

/**
 * Where the one notification of the form appears and is announced. Screen readers announce a status only in
 * an element that was there before its text, so it is there from the moment of sending; an alert, at once.
 */
export const NotificationRegion = memo(function NotificationRegion({
  notice,
  isExpected,
  ...rest
}: NotificationRegionProps) {
  const notification = notice && <Notification key={notice.id} notice={notice} {...rest} />;
  const isSuccess = notice?.tone === 'success';
  return (
    <Corner>
      {(isExpected || isSuccess) && <div role="status">{isSuccess && notification}</div>}
      {notice?.tone === 'error' && <div role="alert">{notification}</div>}
    </Corner>
  );
});
