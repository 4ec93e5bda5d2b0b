<?php
$response = file_get_contents('https://bildwort.example/api/v1/jobs', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
        'Content-Type: application/json',
        'Idempotency-Key: ' . bin2hex(random_bytes(16)),
    ],
    'content' => json_encode([
        'images' => [
            ['url' => 'https://bildwort.example/samples/cocker-spaniels.jpg', 'context' => 'About us: our office dogs'],
            ['url' => 'https://bildwort.example/samples/fig-in-red-bowl.jpg'],
        ],
        'languages' => ['de', 'en'],
        'maxCost' => 120,
    ]),
    'ignore_errors' => true,
]]));
if ($response === false) {
    throw new RuntimeException('Bildwort could not be reached');
}
$job = json_decode($response, true);
if (isset($job['code'])) {
    throw new RuntimeException("{$job['error']} ({$job['code']}, {$job['requestId']})");
}

echo "job {$job['id']}: {$job['images']['total']} images, up to {$job['estimatedCents']} cents\n";
