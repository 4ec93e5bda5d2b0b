<?php
$response = file_get_contents('https://bildwort.example/api/v1/webhooks', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
        'Content-Type: application/json',
        'Idempotency-Key: ' . bin2hex(random_bytes(16)),
    ],
    'content' => json_encode([
        'url' => 'https://www.example.com/hooks/bildwort',
        'events' => ['job.completed', 'job.stopped', 'job.failed'],
    ]),
    'ignore_errors' => true,
]]));
if ($response === false) {
    throw new RuntimeException('Bildwort could not be reached');
}
$answer = json_decode($response, true);
if (isset($answer['code'])) {
    throw new RuntimeException("{$answer['error']} ({$answer['code']}, {$answer['requestId']})");
}

echo "webhook {$answer['webhook']['id']}, keep its secret: {$answer['secret']}\n";
