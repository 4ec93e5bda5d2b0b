<?php
$response = file_get_contents('https://bildwort.example/api/v1/jobs', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
        'Content-Type: application/json',
        'Idempotency-Key: catalogue-1',
    ],
    'content' => json_encode([
        'images' => [
            ['url' => 'https://www.example.com/dog.jpg', 'context' => 'Dogs on a trip to the sea'],
            ['url' => 'https://www.example.com/cat.jpg'],
        ],
        'languages' => ['de', 'en'],
        'maxCost' => 120,
    ]),
    'ignore_errors' => true,
]]));
$job = json_decode($response, true);
if (isset($job['code'])) {
    throw new RuntimeException("{$job['code']} ({$job['requestId']})");
}

echo "job {$job['id']}: {$job['images']['total']} images, up to {$job['estimatedCents']} cents\n";
