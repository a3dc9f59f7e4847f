import { memo } from 'react';
import { Notification } from './notification';
import type { NotificationProps } from './notification';
import { Corner } from './notification-look';

export interface NotificationRegionProps extends Omit<NotificationProps, 'notice'> {
  notice: NotificationProps['notice'] | undefined;
  isExpected: boolean;
}

/** Screen readers announce a status only inside an existing element. An alert is announced at once. */
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
