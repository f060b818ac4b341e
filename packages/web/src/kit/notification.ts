import { notification } from 'antd';

export const useNotification = notification.useNotification;
